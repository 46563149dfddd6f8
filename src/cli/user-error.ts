/** Something the user can mend: bad input, an impossible wish. Its message is shown as it is; exit status 2. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
