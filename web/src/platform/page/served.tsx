/**
 * An element that the server fills with HTML before it sends the page; React does not change its
 * content.
 */
export function Served() {
  return <div id="served" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
