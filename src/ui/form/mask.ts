/** Puts what was typed into a pattern, where # stands for a digit and * for a letter or digit: ##-##-## (UI-11). */
export function mask(pattern: string, typed: string): string {
  let rest = typed.replaceAll(/[^a-z0-9]/gi, '');
  let out = '';
  for (const place of pattern) {
    if (place === '#') rest = rest.replace(/^\D+/, '');
    if (rest === '') break;
    const isFree = place === '#' || place === '*';
    out += isFree ? rest.charAt(0) : place;
    if (isFree) rest = rest.slice(1);
  }
  return out;
}
