<?php
return [
	'dependencies' => [ 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ],
	'version'      => '1.0.0',
];
