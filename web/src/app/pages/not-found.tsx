export { NotFoundPage as default } from '../../platform/not-found.tsx';
