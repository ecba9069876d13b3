/**
 * The HTML round every page, in the syntax of Docusaurus (`ssrTemplate`, after Eta). A page gets the
 * script of applications only if it holds one, and no style sheet: the `page-styles` plugin writes
 * the rules it uses into its head.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
    <%~ it.headTags %>
    <% it.scripts.forEach((script) => { %>
      <% if (script.includes('/site.') || it.appHtml.includes('data-application')) { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.appHtml %>
  </body>
</html>
`;
