/** How a key is written for people. */
export function keyName(key: string, space: string): string {
  return key === ' ' ? space : key.toUpperCase();
}
