<?php
/** Passes markup through the plugin's filter. */

require __DIR__ . '/load.php';

kulla_answer( array_map( 'kulla_filter_html', kulla_input() ) );
