export const crawlHelp = `JSON: { "container", "pages": [{ "url", "status", "tags" }], "findings": [] }

Pages come from the site's sitemap (also by robots.txt), then from links. Only the site of URL is asked, redirects to other sites are not followed, and no script is run: a
container that another script adds is not seen.

no container  the page loads none
other         it loads another one
twice         it loads two, or one twice
hard-coded    code of the page, or a picture, sends what a container would (warning)
unreachable   a page of the sitemap or a link has no answer, or one of 400 and more

  tagmason crawl https://shop.example --pages 200 --id GTM-XXXX
`
