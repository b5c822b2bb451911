/** Why a text is no board: for authors of boards, in whatever language they read. */
export type DrawingFault =
  | {
      readonly code: 'cell' | 'edge' | 'rock';
      readonly line: number;
      readonly column: number;
      readonly character: string;
    }
  | { readonly code: 'tooLarge'; readonly width: number; readonly height: number; readonly most: number };

export class DrawingError extends Error {
  readonly fault: DrawingFault;
  constructor(fault: DrawingFault) {
    super(drawingFaultText(fault));
    this.fault = fault;
  }
}

function drawingFaultText(fault: DrawingFault): string {
  if (fault.code === 'tooLarge')
    return `A board of ${fault.width}×${fault.height} has more than ${fault.most} squares`;
  const { code, line, column, character } = fault;
  const why = { cell: 'cannot stand in a cell', edge: 'cannot stand on an edge', rock: 'leads into rock' }[
    code
  ];
  return `Line ${line}, column ${column}: '${character}' ${why}`;
}
