import { useId } from "react";
import { youTubeEmbedUrl } from "./youTubeEmbedUrl.ts";
import type { PageTexts } from "../../owner/site/pageContent.ts";
import { ShownPicture } from "../pictures/ShownPicture.tsx";
import type { SitePicture } from "../pictures/sitePicture.ts";
import { filmText } from "../text/pages/film.ts";
import { useText } from "../text/LanguageContext.tsx";
import { Player, type FilmFile } from "./Player.tsx";

type Props = {
  readonly video: PageTexts<"videos">["items"][number];
  readonly poster: SitePicture;
  /** Files of our own video; empty if it is only available embedded. */
  readonly clip: readonly FilmFile[];
  readonly isFirst: boolean;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
};

/** A poster with a play button, replaced by the player. Pressing play is the consent: before that, no request goes to a third party. */
export function VideoItem({ video, poster, clip, isFirst, isPlaying, onPlay }: Props) {
  const text = useText(filmText);
  const seenId = useId();
  const { title, seen } = video;
  const embed = video.watch && youTubeEmbedUrl(video.watch);
  return (
    <article className="video">
      <div className="video-box">
        {isPlaying ? (
          <Player title={title} seenId={seenId} embed={embed} clip={clip} />
        ) : (
          <>
            <ShownPicture
              picture={poster}
              // Phones load the first poster one size smaller, for a faster start.
              sizes={`(min-width: 1680px) 872px, (min-width: 600px) 47vw, ${isFirst ? 49 : 88}vw`}
              isFirst={isFirst}
              alt=""
            />
            <button type="button" className="video-play" aria-label={text.playOne(title)} onClick={onPlay}>
              <span className="square">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
                  <path d="M3 1.5 14 8 3 14.5z" fill="currentColor" />
                </svg>
              </span>
            </button>
          </>
        )}
      </div>
      <div className="video-words">
        <h2 className="video-title">{title}</h2>
        <p id={seenId} className="video-seen">
          {seen}
        </p>
      </div>
      <noscript>
        <a className="text-link" href={video.watch ?? clip.at(-1)?.src}>
          {text.playOne(title)}
        </a>
      </noscript>
    </article>
  );
}
