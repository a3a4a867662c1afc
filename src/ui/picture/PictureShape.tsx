type Props = { readonly picture: { readonly width: number; readonly height: number }; readonly className?: string };

/** Larger than any place for it, px: a style sheet can only make it smaller. */
const widestPx = 8000;

/** Nothing to see: it gives what holds it the shape of a picture, in the width or the height there is. */
export function PictureShape({ picture: { width, height }, className = "" }: Props) {
  const heightPx = Math.round((widestPx * height) / width);
  const shape = { width: widestPx, height: heightPx, viewBox: `0 0 ${width} ${height}` };
  return <svg className={`shape ${className}`} {...shape} aria-hidden="true" />;
}
