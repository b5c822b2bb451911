/** Pictures on the dice for jumping, disarming and searching, in a square of 64. */

interface Picture {
  readonly solid?: string;
  readonly line?: string;
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  star: { solid: 'M32 8l7 16.5 17 1.5-13 11.5 4 17L32 45.5 17 54.5l4-17L8 26l17-1.5z' },
  blank: { line: 'M24 32h16' },
  safe: { line: 'M14 33l12 12 24-27' },
  sprung: {
    solid: 'M8 15h48v9l-6 9-6-9-6 9-6-9-6 9-6-9-6 9-6-9zM8 51h48v-9l-6-7-6 7-6-7-6 7-6-7-6 7-6-7-6 7z',
  },
  oneEye: { line: 'M8 32q24-24 48 0q-24 24-48 0z', solid: 'M32 23a9 9 0 1 0 .1 0z' },
  twoEyes: {
    line: 'M12 20q20-17 40 0q-20 17-40 0zM12 44q20-17 40 0q-20 17-40 0z',
    solid: 'M32 14a6 6 0 1 0 .1 0zM32 38a6 6 0 1 0 .1 0z',
  },
  hand: {
    solid:
      'M21 57V44l-9-11q-2-4 2-5.5l8 5V15q0-4 3.5-4t3.5 4v14h1.5V11q0-4 3.5-4t3.5 4v18H39V14q0-4 3.5-4t3.5 4v17h1.5v-9q0-3.5 3-3.5t3 3.5v18q0 9-6 17z',
  },
  coins: {
    line: 'M12 22a13 7 0 1 0 26 0a13 7 0 1 0-26 0M12 22v10q4 7 13 7t13-7V22M26 46a13 7 0 1 0 26 0a13 7 0 1 0-26 0M26 46v4q4 7 13 7t13-7v-4M12 32v9q3 5 11 6',
  },
  flask: {
    line: 'M24 8h16M28 8v14L15 47q-3 9 6 9h22q9 0 6-9L36 22V8',
    solid: 'M21 39h22l5 10q1 5-5 5H21q-6 0-5-5z',
  },
  leaf: { line: 'M9 56L40 25', solid: 'M15 48Q5 10 54 10Q57 53 24 49L42 25z' },
  cobweb: {
    line: 'M10 10H56M10 10V56M10 10L50 50M10 10L56 30M10 10L30 56M10 24Q18 22 18.5 18.5Q22 18 24 10M10 38Q26 34 27 27Q35 26 38 10M10 52Q36 46 40 40Q46 36 52 10',
  },
  eyes: {
    solid: 'M6 22L29 33Q28 44 17 42Q7 38 6 22zM58 22L35 33Q36 44 47 42Q57 38 58 22z',
  },
  rat: {
    solid: 'M12 45q-2-20 18-20q6 0 10 3q1-8 8-7q3 4 1 9l9 8q2 3-2 5L44 47H20q-5 0-8-2z',
    line: 'M14 45q-9 1-7 8q7 4 18 1M46 47v5M30 47v5',
  },
  candle: { solid: 'M24 30h16v28H24zM32 5q10 11 0 21q-10-10 0-21z' },
  key: { line: 'M32 8a10 10 0 1 0 .1 0zM32 28v29M32 44h11M32 54h9' },
  rune: { line: 'M22 8v48M22 10l20 13-20 13M27 33l15 22' },
  crown: { solid: 'M9 46L6 18l14 12L32 10l12 20L58 18l-3 28zM10 50h44v6H10z' },
};
