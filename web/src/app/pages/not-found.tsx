export { NotFoundPage as default } from '../../platform/page/not-found.tsx';
