import { useEffect, useRef } from "react";

/** A file of a film; browsers use the first format that they can play. */
export type FilmFile = { readonly src: string; readonly type: string };

type Props = {
  readonly title: string;
  /** Id of the sentence that describes the film. */
  readonly seenId: string;
  /** The address of the embedded player; without one our own clip is played. */
  readonly embed: string | undefined;
  readonly clip: readonly FilmFile[];
};

/** Replaces a poster after play was pressed, and moves the focus from the poster's button to the player. */
export function Player({ title, seenId, embed, clip }: Props) {
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => player.current?.focus({ preventScroll: true }), []);
  if (embed) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- YouTube's player needs its own origin and scripts
      <iframe
        ref={player}
        title={title}
        aria-describedby={seenId}
        src={embed}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- silent: what is to be seen stands under its title
    <video ref={player} aria-label={title} aria-describedby={seenId} controls autoPlay playsInline tabIndex={0}>
      {clip.map((file) => (
        <source key={file.src} {...file} />
      ))}
    </video>
  );
}
