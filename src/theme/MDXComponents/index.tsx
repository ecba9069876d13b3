export {authorComponents as default} from '@site/src/features/document/author-components';
