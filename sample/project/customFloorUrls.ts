/** Floors by tower that pass their number as customFloorUrl (specification, section 2, building picker). */
export const customFloorUrls: Readonly<Record<string, readonly number[]>> = { k5: [2, 3, 4], k6: [3, 4] };
