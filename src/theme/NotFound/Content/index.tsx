export {NotFoundPage as default} from '@site/src/features/site/not-found/NotFoundPage';
