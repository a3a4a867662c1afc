import { useEffect, useId, useRef, useState } from "react";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import type { SitePicture } from "../pictures/sitePicture.ts";
import { filmText } from "../text/pages/film.ts";
import { useText } from "../text/LanguageContext.tsx";
import type { FilmFile } from "./Player.tsx";
import { useVideoAutoplay } from "./useVideoAutoplay.ts";

type Props = {
  readonly name: string;
  /** Describes the silent film in a sentence or two. */
  readonly seen: string;
  readonly files: readonly FilmFile[];
  readonly poster: SitePicture | undefined;
  readonly sizes: string;
  readonly isFirst?: boolean;
};

/**
 * A silent video that loops, with a pause button. The poster comes first; the video loads when it scrolls into view, or on a press if
 * the visitor prefers reduced motion.
 */
export function LoopingVideo({ name, seen, files, poster, sizes, isFirst = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { shouldLoad, isPlaying, setPlaying } = useVideoAutoplay(box);
  const seenId = useId();
  return (
    <div ref={box} className="film">
      <p id={seenId} className="visually-hidden">
        {seen}
      </p>
      {poster && <ShownPicture picture={poster} sizes={sizes} isFirst={isFirst} alt={name} />}
      {files.length > 0 && (
        <>
          {shouldLoad && <Film name={name} seenId={seenId} files={files} isPlaying={isPlaying} />}
          <PlayButton isPlaying={isPlaying} onPress={() => setPlaying(!isPlaying)} />
          <noscript>
            <video className="film-moving" controls loop muted preload="none">
              {files.map((file) => (
                <source key={file.src} {...file} />
              ))}
            </video>
          </noscript>
        </>
      )}
    </div>
  );
}

type FilmProps = {
  readonly name: string;
  readonly seenId: string;
  readonly files: readonly FilmFile[];
  readonly isPlaying: boolean;
};

function Film({ name, seenId, files, isPlaying }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (!isPlaying) return film.pause();
    // Some browsers play a video only if the `muted` property is set.
    film.muted = true;
    film.play().catch(() => {});
  }, [isPlaying]);
  return (
    <video
      ref={video}
      className={isShown ? "film-moving film-shown" : "film-moving"}
      aria-label={name}
      aria-describedby={seenId}
      autoPlay={isPlaying}
      loop
      muted
      playsInline
      onPlaying={() => setShown(true)}
    >
      {files.map((file) => (
        <source key={file.src} {...file} />
      ))}
    </video>
  );
}

function PlayButton({ isPlaying, onPress }: { isPlaying: boolean; onPress: () => void }) {
  const text = useText(filmText);
  return (
    <button
      type="button"
      className="square film-button"
      aria-label={isPlaying ? text.pause : text.play}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false" fill="currentColor">
        <path d={isPlaying ? "M3 2h3v12H3zM10 2h3v12h-3z" : "M3 1.5 14 8 3 14.5z"} />
      </svg>
    </button>
  );
}
