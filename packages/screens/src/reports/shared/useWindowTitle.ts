import { useEffect } from 'react'

/** What the tab is called. */
export function useWindowTitle(title: string, name: string): void {
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
