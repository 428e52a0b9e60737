import { useState } from 'react'

const name = 'sidebar_state'
/** Seven days, in seconds (specification, section 9). */
const life = 7 * 24 * 60 * 60

const kept = () => document.cookie.split('; ').includes(`${name}=collapsed`)

/** Whether the sidebar shows icons only; kept in a cookie for seven days. */
export function useSidebarCookie(): [collapsed: boolean, set: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(kept)
  const set = (next: boolean) => {
    document.cookie = `${name}=${next ? 'collapsed' : 'expanded'}; path=/; max-age=${life}; samesite=lax`
    setCollapsed(next)
  }
  return [collapsed, set]
}
