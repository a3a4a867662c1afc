import { useEffect, useState, type RefObject } from "react";

/** Whether a film in a box has been in view (it loads from then on) and whether it should play. */
export function useVideoAutoplay(box: RefObject<Element | null>) {
  const [isWanted, setWanted] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!box.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setWanted(true);
      setPlaying(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  const play = (isOn: boolean): void => {
    setWanted(true);
    setPlaying(isOn);
  };
  return { isWanted, isPlaying, setPlaying: play };
}
