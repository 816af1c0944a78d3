import { encode } from 'uqr';

/** Black on white in the dark too: that is what cameras look for. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="rounded-control size-44 bg-white"
    >
      <title>{label}</title>
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
};
