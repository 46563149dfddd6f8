import type { Block } from './document.ts';
import { figureCaption, markdown, type PictureOf } from './markdown.ts';

/**
 * A post for a static site: front matter, then markdown that Hugo, Jekyll, Astro, Eleventy and VitePress all keep.
 * A picture is a plain image with its caption in italics below.
 */
export function blogPost(blocks: readonly Block[], pictureOf: PictureOf): string {
  const title = blocks.find((block) => block.is === 'heading' && block.level === 1);
  const body = blocks.filter((block) => block !== title);
  const head = title?.is === 'heading' ? `---\ntitle: ${JSON.stringify(title.text)}\n---\n\n` : '';
  return head + markdown(body, pictureOf, figureCaption);
}
