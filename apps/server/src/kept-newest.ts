/**
 * Keeps what was made, by key, and makes nothing twice at once; what failed is made again. Beyond `most` the one goes that nobody has
 * asked for longest.
 */
export function keptNewest<Value>(most: number): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const all = new Map<string, Promise<Value>>();
  return (key, make) => {
    const value = all.get(key) ?? make();
    all.delete(key);
    all.set(key, value);
    value.catch(() => all.get(key) === value && all.delete(key));
    const [oldest = key] = all.keys();
    if (all.size > most) all.delete(oldest);
    return value;
  };
}
