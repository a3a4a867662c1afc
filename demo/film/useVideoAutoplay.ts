import { useEffect, useState, type RefObject } from "react";

/** Whether a video has been in view in its container (it loads from then on) and whether it should play. */
export function useVideoAutoplay(container: RefObject<Element | null>) {
  const [shouldLoad, setShouldLoad] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!container.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setShouldLoad(true);
      setPlaying(true);
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);
  const play = (isOn: boolean): void => {
    setShouldLoad(true);
    setPlaying(isOn);
  };
  return { shouldLoad, isPlaying, setPlaying: play };
}
