import type { AlmanacPage, AlmanacSection } from '../../report/almanac/page.ts';

/** A page of the almanac before it is solved. */
export interface AlmanacDefinition extends Omit<AlmanacPage, 'sections'> {
  readonly sections: readonly Omit<AlmanacSection, 'result'>[];
}
