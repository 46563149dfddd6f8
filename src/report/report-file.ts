/** A file of a report, its path relative to the report's folder. */
export interface ReportFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}
