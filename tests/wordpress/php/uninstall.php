<?php
/** Deletes the plugin's data as WordPress does, and counts what is left. */

define( 'WP_UNINSTALL_PLUGIN', 'kulla/kulla.php' );
require __DIR__ . '/load.php';
require WP_PLUGIN_DIR . '/kulla/uninstall.php';

kulla_answer( [
	'options' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%kulla\\_%'" ),
	'posts'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'kulla_inquiry'" ),
] );
