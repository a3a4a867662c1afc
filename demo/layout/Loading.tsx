/** What stands in the box of a part whose code is on its way; the words are the specification's. */
export function Loading() {
  return (
    <p className="loading" lang="en">
      Loading...
    </p>
  );
}
