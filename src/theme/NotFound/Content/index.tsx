export {NotFoundPage as default} from '@site/src/features/not-found/NotFoundPage';
