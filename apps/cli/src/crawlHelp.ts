export const crawlHelp = `JSON: { "container", "pages": [{ "url", "status", "tags" }], "findings": [] }

Pages come from the site's sitemaps (of robots.txt, an index of them, or packed by gzip; addresses of the live site in the sitemap of a copy are read at the copy), then from links
that robots.txt does not close to tagmason-crawl. Only the site of URL is asked, with or without www.; pages that redirect to another site are left out, and what two addresses
lead to is one page. No script is run: a container that another script adds is not seen. Code in comments and templates counts for nothing.

no container  the page loads none
other         it loads another one
twice         it loads two, or one twice
hard-coded    code of the page, a handler such as onclick, or a picture, sends what a container would (warning)
unreachable   a page of the sitemap or a link has no answer, one of 400 and more, or redirects without end

  tagmason crawl https://shop.example --pages 200 --id GTM-XXXX
`
