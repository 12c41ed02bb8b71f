import type { Sketch, SketchOval } from './messages'

interface Props {
  readonly sketch: Sketch
  /** Of the map, in map px. */
  readonly size: { readonly width: number; readonly height: number }
}

/** In the order in which a sketch has them. */
const ORNAMENTS = ['Title', 'Compass', 'Scale bar']

/** A land in a few shapes, in place of the picture of the map, in map px. */
export function LandSketch({ sketch: { coast, shapes, isOld }, size: { width, height } }: Props) {
  return (
    <g className="editor-sketch" data-old={isOld || undefined}>
      <rect className="editor-sea" width={width} height={height} />
      {coast && <path className="editor-coast" d={coast} />}
      {shapes && (
        <>
          <Ovals className="editor-marsh" ovals={shapes.marshes} />
          <Ovals className="editor-hill" ovals={shapes.hills} />
          <Ovals className="editor-wood" ovals={shapes.woods} />
          {shapes.rivers.map(({ line, width }) => (
            <path key={line} className="editor-river" d={line} strokeWidth={width} />
          ))}
          <Ovals className="editor-lake" ovals={shapes.lakes} />
          <path className="editor-peaks" d={shapes.peaks} />
          {shapes.villages.map(([x, y]) => (
            <rect key={`${x} ${y}`} className="editor-village" x={x - 7} y={y - 7} width="14" height="14" />
          ))}
          {shapes.ornaments.map(({ left, top, right, bottom }, index) => (
            <g key={ORNAMENTS[index]} fontSize="24">
              <rect className="editor-ornament" x={left} y={top} width={right - left} height={bottom - top} />
              <text x={(left + right) / 2} y={(top + bottom) / 2}>
                {ORNAMENTS[index]}
              </text>
            </g>
          ))}
          {shapes.names.map(({ text, size, at: [x, y] }) => (
            <g key={text} fontSize={size}>
              <text x={x} y={y}>
                {text}
              </text>
            </g>
          ))}
        </>
      )}
    </g>
  )
}

function Ovals({ className, ovals }: { readonly className: string; readonly ovals: readonly SketchOval[] }) {
  return ovals.map(({ centre: [x, y], radius: [rx, ry], degrees = 0 }) => (
    <ellipse
      key={`${x} ${y}`}
      className={className}
      cx={x}
      cy={y}
      rx={rx}
      ry={ry}
      transform={degrees ? `rotate(${degrees} ${x} ${y})` : undefined}
    />
  ))
}
