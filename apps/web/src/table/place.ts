/** The words before a square's name, where it is told with them: “de ” of “de F7”. */
export function beforePlace(text: string): string {
  return text.replace(/\S+$/u, '');
}
