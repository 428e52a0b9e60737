import { type Ports, postOut, type RecordStore, settlePost, takePosts } from '@tagmason/engine'

/** Posts the messages of an account to its chats, text-message providers, workflows' addresses and CRM, one after another. One that was posted and not written down is posted again. */
export async function sendPosts(store: RecordStore, ports: Pick<Ports, 'now'>, way: NonNullable<Ports['outgoing']>, stopped: () => boolean): Promise<void> {
  for (const post of await takePosts(store, ports)) {
    if (stopped()) return
    await settlePost(store, ports, post.id, await postOut(post, way))
  }
}
