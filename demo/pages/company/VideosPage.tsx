import { classes, longestWord } from "../../layout/longestWord.ts";
import { useState } from "react";
import { usePageContent } from "../../pageContent/ContentContext.tsx";
import { VideoItem } from "../../film/VideoItem.tsx";

/** Posters at first; pressing one replaces it with a player and removes the previous player. */
export function VideosPage() {
  const { words, pictures, films } = usePageContent("videos");
  const [playing, setPlaying] = useState<number>();
  return (
    <div className="videos-page">
      <h1 className={classes("hero-title", longestWord(words.headline))}>{words.headline}</h1>
      <ul className="video-grid">
        {words.items.map((video, index) => {
          const poster = pictures[video.poster];
          const clip = films[video.film ?? ""] ?? [];
          if (!poster || (clip.length === 0 && !video.watch)) return null;
          return (
            <li key={video.poster}>
              <VideoItem
                video={video}
                poster={poster}
                clip={clip}
                isFirst={index === 0}
                isPlaying={playing === index}
                onPlay={() => setPlaying(index)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
