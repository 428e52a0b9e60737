import { type Brief } from '../brief.ts'

export const game: Brief = {
  id: 'game',
  language: 'de',
  site: 'play.sternenhafen.example',
  text: `# TRACK-77 Sternenhafen (Browsergame), Events für Beta

**Hintergrund:** Das Spiel läuft im Browser (Single-Page-App), wir pushen in die dataLayer, was ihr uns sagt. Wir sind zu dritt und nicht so firm in GA4.

**Landingpage**
- Klick auf „Jetzt spielen“
- Trailer angesehen
- Discord beigetreten (Link nach discord.gg)

**Spiel**
- Registrierung und Login
- Tutorial begonnen, Tutorial abgeschlossen
- Level aufgestiegen, mit Levelnummer
- virtuelle Währung gekauft (Echtgeld!) und virtuelle Währung ausgegeben
- einer Gilde beigetreten
- Erfolg freigeschaltet
- Freund eingeladen
- Abstürze bzw. Fehlermeldungen

**Nicht nötig:** Chat-Inhalte.

Danke & GG
`,
  wishes: [
    {
      says: 'Klick auf „Jetzt spielen“',
      events: ['cta_click', 'play_now_click', 'click_play_now', 'play_click', 'start_game', 'play_game'],
      ways: ['click'],
      visit: ['open /', 'click a.play'],
    },
    {
      says: 'Trailer angesehen',
      events: ['video_start', 'watch_trailer', 'trailer_[a-z]+', 'play_trailer', 'play_video', 'view_trailer'],
      ways: ['youtube', 'embed', 'auto', 'push'],
      visit: ['open /', 'youtube start', 'asked'],
    },
    {
      says: 'Discord beigetreten (Link nach discord.gg)',
      events: ['click', 'join_discord', 'discord_[a-z]+', 'join_group', 'outbound_click', 'social_click', 'join_community'],
      ways: ['click', 'auto'],
      visit: ['open /', 'click a[href*="discord.gg"]'],
    },
    { says: 'Registrierung', events: ['sign_up'], ways: ['push', 'form'], key: true, visit: ['open /spiel', 'asked'] },
    { says: 'Login', events: ['login'], ways: ['push', 'form'], key: false, visit: ['open /spiel', 'asked'] },
    { says: 'Tutorial begonnen', events: ['tutorial_begin'], ways: ['push'], key: false, visit: ['open /spiel', 'asked'] },
    { says: 'Tutorial abgeschlossen', events: ['tutorial_complete'], ways: ['push'], visit: ['open /spiel', 'asked'] },
    { says: 'Level aufgestiegen, mit Levelnummer', events: ['level_up'], ways: ['push'], parameters: ['level'], visit: ['open /spiel', 'asked'] },
    {
      says: 'virtuelle Währung gekauft (Echtgeld!)',
      events: ['purchase', 'earn_virtual_currency', 'buy_virtual_currency', 'purchase_virtual_currency'],
      ways: ['push'],
      parameters: ['value'],
      visit: ['open /spiel', 'asked'],
    },
    {
      says: 'virtuelle Währung ausgegeben',
      events: ['spend_virtual_currency'],
      ways: ['push'],
      parameters: ['virtual_currency_name', 'value'],
      visit: ['open /spiel', 'asked'],
    },
    { says: 'einer Gilde beigetreten', events: ['join_group', 'join_guild'], ways: ['push'], visit: ['open /spiel', 'asked'] },
    { says: 'Erfolg freigeschaltet', events: ['unlock_achievement'], ways: ['push'], parameters: ['achievement_id'], visit: ['open /spiel', 'asked'] },
    { says: 'Freund eingeladen', events: ['invite', 'invite_[a-z]+', 'share'], ways: ['push', 'click'], visit: ['open /spiel', 'asked'] },
    {
      says: 'Abstürze bzw. Fehlermeldungen',
      events: ['exception', 'error', 'app_exception', '[a-z_]*error[a-z_]*', '[a-z_]*crash[a-z_]*'],
      ways: ['push'],
      key: false,
      visit: ['open /spiel', 'asked'],
    },
  ],
  fine: ['page_view', 'session_start', 'first_visit', 'video_progress', 'video_complete', 'level_start', 'level_end'],
  pages: {
    '/': `<main><a class="play" href="/spiel">Jetzt spielen</a><iframe src="https://www.youtube.com/embed/trailer?enablejsapi=1"></iframe><a href="https://discord.gg/sternenhafen">Discord</a></main>`,
    '/spiel': `<main><canvas id="spiel"></canvas></main>`,
  },
}
