/** One home, as the site's own words show it. */
export type HomeFacts = {
  readonly id: string;
  readonly tower: string;
  readonly floor: number;
  readonly number: number;
  /** m2; 0 where the file tells none. */
  readonly area: number;
  /** For instance "2+1": bedrooms and living room. */
  readonly type: string;
};
