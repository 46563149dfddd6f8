import type { PictureOf } from './markdown.ts';

/** The files of a chart, relative to the report. */
export const widePicture = (name: string): string => `charts/${name}.svg`;
export const narrowPicture = (name: string): string => `charts/${name}-narrow.svg`;
export const specification = (name: string): string => `charts/${name}.vl.json`;

/** Both pictures of a chart where there is a narrow one, else the wide one. */
export const pictureIn =
  (hasNarrow: (name: string) => boolean, folder = ''): PictureOf =>
  (name) =>
    hasNarrow(name)
      ? { wide: folder + widePicture(name), narrow: folder + narrowPicture(name) }
      : folder + widePicture(name);
