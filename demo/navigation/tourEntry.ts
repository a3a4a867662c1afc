/** The tour the home page leads into, by its own address. What travels along is for a way back to the home it belongs to. */
export const tourEntry = {
  path: "/vr-1-1",
  state: { customUrl1: "1", customUrl2: "1", customUrl3: "2", vrPath: "vr-1-1" },
};
