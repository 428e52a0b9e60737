const key = (project: string) => `tagmason.goals.${project}`

/**
 * Goals that were typed and have not become a plan yet, by project: a reload in the middle of an analysis must not lose them. They live as long as the tab.
 * Where the browser keeps nothing they are simply not kept.
 */
export const goalsDraft = {
  read: (project: string) => tried(() => sessionStorage.getItem(key(project))),
  write: (project: string, goals: string) => void tried(() => sessionStorage.setItem(key(project), goals)),
  clear: (project: string) => void tried(() => sessionStorage.removeItem(key(project))),
}

function tried<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}
