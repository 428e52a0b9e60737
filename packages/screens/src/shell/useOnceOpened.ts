import { type ComponentType, useEffect, useState } from 'react'

/**
 * What lies over the page, loaded the first time it is opened; null until then. It stays afterwards, so that it can leave with its own motion and give focus back.
 * `load` must be the same function at every call.
 */
export function useOnceOpened<Props>(open: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (open && Part === null) void load().then((part) => setPart(() => part))
  }, [open, Part, load])
  return Part
}
