const [reach, dot] = [64, 7];

/** A dot where the visitor stands and the sector they see, on the plan: y grows downwards, headings count against the clock. */
export function wedgePath([x, y]: readonly [number, number], heading: number, widthDeg: number): string {
  const half = Math.min(widthDeg, 150) / 2;
  const end = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y - reach * Math.sin(angle)).toFixed(1)}`;
  };
  const sector = `M${x} ${y}L${end(heading + half)}A${reach} ${reach} 0 0 1 ${end(heading - half)}Z`;
  return `${sector}M${x - dot} ${y}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0 ${-2 * dot} 0Z`;
}
