/** One way to choose files: what its button says, and which files its window offers. */
export type Way = {
  readonly name: string;
  /** Of a folder all files come. */
  readonly accept?: string;
  readonly isFolder?: boolean;
  /** Only one file is wanted; `take` gets no more. */
  readonly isOne?: boolean;
  readonly take: (files: readonly File[]) => void;
};

type Props = {
  readonly way: Way;
  /** Files are being taken; without it nothing waits for another. */
  readonly isTaking?: boolean;
  /** Among a panel's fields it is a link. */
  readonly look?: "button" | "link";
};

/** A button that opens the system's own window for files; while files are being taken it waits. */
export function ChooseFiles({ way, isTaking = false, look = "button" }: Props) {
  const { name, accept, isFolder = false, isOne = false, take } = way;
  return (
    <label className={`${look} picture-choose${isTaking ? " choose-waits" : ""}`}>
      <span>{name}</span>
      <input
        type="file"
        multiple={!isOne}
        accept={accept}
        disabled={isTaking}
        // React knows no attribute of that name.
        ref={(input) => {
          if (isFolder) input?.setAttribute("webkitdirectory", "");
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same files may be chosen again once they are mended.
          target.value = "";
          if (files.length > 0) take(files);
        }}
      />
    </label>
  );
}
