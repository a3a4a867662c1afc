import posters from "pictures:film/clip-1..21";
import { useState } from "react";
import { videos } from "../../content/videos.ts";
import { VideoItem } from "../../film/VideoItem.tsx";
import { filmText } from "../../text/pages/film.ts";
import { useText } from "../../text/LanguageContext.tsx";

/** Posters first; a press puts one player in the place of its poster and takes the last one away. */
export function VideosPage() {
  const text = useText(filmText);
  const [playing, setPlaying] = useState<number>();
  return (
    <div className="videos-page">
      <h1 className="hero-title">{text.title}</h1>
      <ul className="video-grid">
        {videos.map((video, index) => {
          const poster = posters[video.clip - 1];
          if (!poster) return null;
          return (
            <li key={video.title.sq}>
              <VideoItem
                video={video}
                poster={poster}
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
