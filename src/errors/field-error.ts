/**
 * Thrown by a question's `pose` when fields that are each right contradict each other: "more casualties than
 * models". The loader turns it into a problem at the place of the field.
 *
 * @example throw new FieldError(['turns', 0, 'shooting'], 'there are no models left to lose');
 */
export class FieldError extends Error {
  readonly path: readonly (string | number)[];

  constructor(path: readonly (string | number)[], message: string) {
    super(message);
    this.name = 'FieldError';
    this.path = path;
  }
}
