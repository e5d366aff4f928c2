/** What happens while somebody scrolls. */
export { LoadMore, type LoadMoreProps } from './load-more.tsx';
export { ScrollContainer, type ScrollContainerProps } from './scroll-container.tsx';
