/** A key's name for people. */
export function keyName(key: string, space: string): string {
  return key === ' ' ? space : key.toUpperCase();
}
