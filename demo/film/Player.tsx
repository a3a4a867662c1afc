import { useEffect, useRef } from "react";
import type { FilmFile } from "./filmFile.ts";

type Props = {
  readonly title: string;
  /** The frame's address; our own clip plays where there is none. */
  readonly embed: string | undefined;
  readonly clip: readonly FilmFile[];
};

/** What stands in a poster's place after the press. It takes the focus the poster's button had. */
export function Player({ title, embed, clip }: Props) {
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => player.current?.focus({ preventScroll: true }), []);
  if (embed) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- YouTube's player needs its own origin and scripts
      <iframe
        ref={player}
        title={title}
        src={embed}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    <video ref={player} aria-label={title} controls autoPlay playsInline tabIndex={0}>
      {clip.map((file) => (
        <source key={file.src} {...file} />
      ))}
      <track kind="captions" />
    </video>
  );
}
