/** Key of a home's picture from straight above, in the frame of its drawing: the last of its pictures. */
export const topViewOf = (layout: string): string => `layouts/${layout}/image7`;
