export function viewsOf(layout: string): string[];
export function homePicture(layout: string, view: string): string;
