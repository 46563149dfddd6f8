import leven from 'leven';

/** The word most like the one given, where one is near enough to be meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const plain = word.toLowerCase();
  const most = plain.length < 4 ? 1 : Math.min(4, Math.max(2, Math.floor(plain.length * 0.4)));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const known = candidate.toLowerCase();
    const distance = letters(plain) === letters(known) ? 0 : leven(plain, known, { maxDistance: most + 1 });
    if (distance <= most && (best === undefined || distance < best.distance))
      best = { word: candidate, distance };
  }
  return best?.word;
}

/** The same for words whose letters are only in another order. */
const letters = (word: string): string => [...word].sort().join('');

/** `, did you mean "leadership"?`, or what is known, or nothing where that would be too long a list. */
export function suggestion(word: string, known: Iterable<string>, where = 'known here'): string {
  const all = [...known];
  const near = nearest(word, all);
  if (near !== undefined) return `, did you mean ${JSON.stringify(near)}?`;
  if (all.length === 0) return '';
  const shown = all.slice(0, 24).join(', ');
  return `; ${where}: ${shown}${all.length > 24 ? ', …' : ''}`;
}
