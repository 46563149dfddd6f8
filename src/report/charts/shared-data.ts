import type { Spec } from './chart.ts';

/** Data that several layers draw, by name, and the layers that refer to it. */
export function sharedData(layers: readonly Spec[]): { datasets: Spec; layers: readonly Spec[] } {
  const textOf = (layer: Spec): string => JSON.stringify(layer.data ?? null);
  const uses = new Map<string, number>();
  for (const layer of layers) uses.set(textOf(layer), (uses.get(textOf(layer)) ?? 0) + 1);
  const names = new Map<string, string>();
  const datasets: Record<string, unknown> = {};
  const shared = layers.map((layer) => {
    const text = textOf(layer);
    if ((uses.get(text) ?? 0) < 2) return layer;
    const name = names.get(text) ?? `data-${names.size + 1}`;
    names.set(text, name);
    datasets[name] = (layer.data as { values: unknown }).values;
    return { ...layer, data: { name } };
  });
  return { datasets, layers: shared };
}
