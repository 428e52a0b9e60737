import { type Brief, email, newsletter } from '../brief.ts'

export const podcast: Brief = {
  id: 'podcast',
  language: 'en',
  site: 'lowtidepod.example',
  text: `hey! so for the podcast site (lowtidepod.example, it's on WordPress) we want to know:

* plays of an episode on the site (our own audio player, plain html)
* do they listen to the end?
* clicks out to Spotify and to Apple Podcasts
* newsletter signups, it's a Mailchimp form in the sidebar
* who becomes a member on Patreon (i know, that's over at patreon.com, clicks on the "Become a member" button are fine)
* merch sold, the shop is WooCommerce so it should be easy?
* people using the search
* shares of an episode
* sponsors who email us from the /advertise page
* reading the transcript, say if they get to the end of it

would be nice to see which episode each time. we don't care about bounce rate and please no personal data, some of our listeners are very private people

cheers, Mo
`,
  wishes: [
    {
      says: 'plays of an episode on the site (our own audio player, plain html)',
      events: ['audio_start', 'audio_play', 'play_episode', 'episode_play', 'episode_start', 'play_audio', 'play_podcast', 'podcast_play'],
      ways: ['embed', 'push'],
      parameters: ['(episode|audio|media|embed|podcast|content|item)[a-z_]*'],
      visit: ['open /episodes/41-eel-river', 'message audio start', 'asked'],
    },
    {
      says: 'do they listen to the end?',
      events: [
        'audio_complete',
        'episode_complete',
        'complete_episode',
        'finish_episode',
        'listen_complete',
        'audio_finish',
        'complete_audio',
        'podcast_complete',
      ],
      ways: ['embed', 'push'],
      visit: ['open /episodes/41-eel-river', 'message audio complete', 'asked'],
    },
    {
      says: 'clicks out to Spotify and to Apple Podcasts',
      events: ['click', 'outbound_click', 'spotify_click', 'listen_on_[a-z_]+', 'podcast_platform_click', 'click_spotify', 'social_click'],
      ways: ['auto', 'click'],
      visit: ['open /episodes/41-eel-river', 'click a[href*="spotify.com"]'],
    },
    {
      says: "newsletter signups, it's a Mailchimp form in the sidebar",
      events: newsletter,
      ways: ['form', 'push'],
      visit: ['open /episodes/41-eel-river', 'submit #mc-embedded-subscribe-form', 'asked'],
    },
    {
      says: 'clicks on the "Become a member" button',
      events: [
        'cta_click',
        'become_a?_?member(_click)?',
        'click',
        'membership_click',
        'join_click',
        'patreon_click',
        'become_member_click',
        'join_membership',
        'join_group',
      ],
      ways: ['click', 'auto'],
      visit: ['open /', 'click a.member'],
    },
    {
      says: 'merch sold, the shop is WooCommerce so it should be easy?',
      events: ['purchase'],
      ways: ['push'],
      key: true,
      parameters: ['value', 'currency', 'transaction_id', 'items'],
      visit: ['open /checkout/order-received/312/', 'asked'],
    },
    { says: 'people using the search', events: ['search', 'view_search_results'], ways: ['auto', 'push', 'form', 'page'], visit: ['open /?s=eel', 'asked'] },
    {
      says: 'shares of an episode',
      events: ['share', 'share_episode', 'episode_share'],
      ways: ['click', 'push'],
      visit: ['open /episodes/41-eel-river', 'click .share a', 'asked'],
    },
    {
      says: 'sponsors who email us from the /advertise page',
      events: email,
      ways: ['click'],
      visit: ['open /advertise', 'click a[href^="mailto:"]'],
    },
    {
      says: 'reading the transcript, say if they get to the end of it',
      events: [
        'scroll',
        'scroll_depth',
        'read_transcript',
        'transcript_[a-z]+',
        'scroll_[a-z_]+',
        'article_read',
        'read_complete',
        'read_[a-z_]+',
        'finish_transcript',
        'complete_transcript',
      ],
      ways: ['scroll', 'seen', 'auto', 'push'],
      key: false,
      visit: ['open /episodes/41-eel-river/transcript', 'see #transcript-end', 'scroll 95', 'asked'],
    },
  ],
  fine: ['page_view', 'session_start', 'first_visit', 'audio_progress', 'add_to_cart', 'begin_checkout', 'view_item'],
  pages: {
    '/': `<main><a class="button member" href="https://www.patreon.com/lowtide">Become a member</a></main>`,
    '/?s=eel': `<main><h1>Search results for eel</h1></main>`,
    '/episodes/41-eel-river': `<main><audio id="player" src="/media/41.mp3"></audio><a href="https://open.spotify.com/episode/41">Spotify</a><a href="https://podcasts.apple.com/ep/41">Apple Podcasts</a>
<div class="share"><a href="https://www.facebook.com/sharer.php?u=x">Share</a></div></main>
<aside><div id="mc_embed_signup"><form id="mc-embedded-subscribe-form" name="mc-embedded-subscribe-form" class="validate" action="https://lowtide.us1.list-manage.com/subscribe/post"><input name="EMAIL"><input type="submit" value="Subscribe"></form></div></aside>`,
    '/episodes/41-eel-river/transcript': `<main><article class="transcript"><p>...</p><p id="transcript-end">End</p></article></main>`,
    '/advertise': `<main><a href="mailto:ads@lowtidepod.example">Write to us</a></main>`,
    '/checkout/order-received/312/': `<main><h1>Order received</h1></main>`,
  },
}
