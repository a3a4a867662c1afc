export function viewsOf(layout: string): string[];
export function apartmentPicture(layout: string, view: string): string;
