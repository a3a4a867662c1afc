import { usePageAddress } from "../../ui/PageOrigin.tsx";
import type { ComparedApartment } from "./comparedApartment.ts";
import { equalizePlanScales } from "./equalizePlanScales.ts";

/**
 * The plans of some apartments at the same scale, each at the bottom of a box of the same size. Positioned by SVG coordinates, because
 * a strict policy forbids inline styles.
 */
export function plansAtOneScale(apartments: readonly ComparedApartment[], name: string) {
  const plans = apartments.map(({ plan, record }) => ({ ...(plan ?? noPlan), area: record.area }));
  const { factors, isOneScale } = equalizePlanScales(plans);
  const sizes = plans.map(({ width, height }, index) => {
    const factor = factors[index] ?? 1;
    return { width: width * factor, height: height * factor };
  });
  const box = {
    width: Math.max(1, ...sizes.map(({ width }) => width)),
    height: Math.max(1, ...sizes.map(({ height }) => height)),
  };
  const draw = (index: number) => {
    const [apartment, size] = [apartments[index], sizes[index]];
    return (
      apartment?.plan &&
      size && <Plan src={apartment.plan.src} name={`${name}, ${apartment.title}`} size={size} box={box} />
    );
  };
  return { isOneScale, draw };
}

const noPlan = { width: 0, height: 0 };

type Size = { readonly width: number; readonly height: number };
type Props = { readonly src: string; readonly name: string; readonly size: Size; readonly box: Size };

function Plan({ src, name, size, box }: Props) {
  const addressOf = usePageAddress();
  const position = { ...size, y: box.height - size.height };
  return (
    <svg className="compared-plan" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={name}>
      <rect {...position} fill="#fffdf8" />
      <image {...position} href={addressOf(src)} preserveAspectRatio="xMinYMax meet" />
    </svg>
  );
}
